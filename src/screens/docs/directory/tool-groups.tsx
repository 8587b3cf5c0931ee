import type { ComponentProps } from 'react';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { shownNames, type ToolGroup } from './directory-data.ts';
import styles from './tool-groups.module.css';
import { ToolRow, ToolRows } from './tool-row.tsx';

interface ToolGroupsProps extends ComponentProps<'div'> {
  groups: readonly ToolGroup[];
  /** True when groups and rows get ids. Only once on a page. */
  isAddressed?: boolean;
}

/** The tools by category, in groups that open one by one, by the browser's own means. */
export function ToolGroups({ groups, isAddressed = false, ...rest }: ToolGroupsProps) {
  return (
    <div className={styles.groups} {...rest}>
      {groups.map((group) => (
        <details key={group.id} id={isAddressed ? group.id : undefined}>
          <summary>
            <h3>{group.name}</h3>
            <span className={styles.names} data-skip-text="" aria-hidden="true">
              {shownNames(group).join(', ')}
            </span>
            <span className="num" data-skip-text="">
              {group.tools.length}
              <span className="visually-hidden">{group.tools.length === 1 ? ' tool' : ' tools'}</span>
            </span>
            <PlusMinusIcon />
          </summary>
          <ToolRows aria-label={group.name}>
            {group.tools.map((tool) => (
              <ToolRow key={tool.id} id={isAddressed ? tool.id : undefined} tool={tool} isMarkLazy />
            ))}
          </ToolRows>
        </details>
      ))}
    </div>
  );
}
