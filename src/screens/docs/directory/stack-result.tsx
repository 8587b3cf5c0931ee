import { contactAddress } from '#leads/tools-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import type { StackItem } from './stack-list.ts';
import styles from './stack-result.module.css';
import { ToolMark } from './tool-mark.tsx';
import { ToolRow, ToolRows } from './tool-row.tsx';

/** Tools of a list that connect, and the ways they do. */
export function StackResult({ items }: { items: readonly StackItem[] }) {
  const names = items.map(({ typed, tool }) => tool?.name ?? typed);
  return (
    <>
      <ToolRows aria-label="Your tools">
        {items.map(({ typed, tool }) =>
          tool ? (
            <ToolRow key={tool.id} tool={tool} typed={isNameOf(typed, tool.name) ? undefined : typed} />
          ) : (
            <UnknownTool key={typed} name={typed} />
          ),
        )}
      </ToolRows>
      <div className={styles.send}>
        <ButtonLink href={contactAddress(names)} size="small">
          Send this list <ShuttleArrow />
        </ButtonLink>
        <span className="caption">Takes it to the contact form, where you can change it.</span>
      </div>
    </>
  );
}

const isNameOf = (typed: string, name: string) => typed.toLowerCase() === name.toLowerCase();

/** Bare warp: a tool the directory does not have. */
function UnknownTool({ name }: { name: string }) {
  return (
    <li data-channel="ink">
      <ToolMark address={undefined} />
      <b>{name}</b>
      <span>
        Not listed: <a href={contactAddress([name])}>ask us</a>
      </span>
    </li>
  );
}
