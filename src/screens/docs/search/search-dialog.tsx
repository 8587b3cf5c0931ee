import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NotLoaded } from '#components/not-loaded.tsx';
import { inlineScript } from '#theme/theme-rule.ts';
import { CloseIcon, DocsIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import { NONE_FOUND, READY } from './find-rows.ts';
import styles from './search-dialog.module.css';

interface SearchDialogProps {
  doors: readonly { title: string; description: string; path: string }[];
  often: readonly { label: string; href: string }[];
  lost: ComponentProps<typeof NotLoaded>;
}

/**
 * A combobox with a listbox (ARIA Authoring Practices) in a modal dialog. The arrows move the focus
 * itself into the doors, which are no options. No island: React alone weighs more than the search,
 * which copies what the templates draw (`search-dialog.later.ts`).
 */
export const SearchDialog = ({ doors, often, lost }: SearchDialogProps) => (
  <dialog id="docs-search" className={styles.dialog} aria-label="Search docs" closedby="any">
    <div className={styles.field}>
      <DocsIcon name="search" />
      <input
        type="text"
        role="combobox"
        aria-label="Search docs"
        placeholder="Search docs"
        aria-expanded={false}
        aria-controls="search-hits"
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={120}
      />
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Close search">
          <CloseIcon />
        </button>
      </form>
    </div>
    <div className={styles.list} id="search-hits" role="listbox" aria-label="Results" hidden />
    <div data-slot="none" />
    <div data-slot="ways" />
    <div className={styles.list} data-slot="doors">
      <p className="caption" id="search-doors">
        Start here
      </p>
      <ul className={styles.doors} aria-labelledby="search-doors">
        {doors.map(({ title, description, path }) => (
          <li key={path}>
            <a href={path}>
              <b className="block">{title}</b> <span className="small block">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={clsx('small', styles.often)} aria-label="Often wanted">
        {often.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
    <div className={clsx(styles.foot, 'caption')}>
      <span role="status">{READY}</span>
    </div>
    <NotLoaded {...lost} />
    {/* The head's script presses it. */}
    <button type="button" hidden data-on-press="search-dialog" />
    <template data-part="none">
      {/* The words of the specification have an element of their own. */}
      <p className={clsx('caption', styles.none)}>
        <span>{NONE_FOUND}</span>
        <span data-text="close"> word for word.</span>
      </p>
    </template>
    <template data-part="ways">
      <p className={styles.ways}>
        <a href="/docs/all">See all pages</a>
        <a href="/contact">Ask us</a>
      </p>
    </template>
    <template data-part="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them; a fieldset is for fields. */}
      <div role="group">
        <p className="caption" data-text="name" aria-hidden />
      </div>
    </template>
    <template data-part="place">
      <Option className={clsx('small', styles.place)}>
        <span className="caption">On this site</span>
        <b data-text="name" />
        <span data-text="about" />
        <ShuttleArrow />
      </Option>
    </template>
    <template data-part="hit">
      <Option>
        <span className={clsx('small', styles.way)}>
          <span data-text="page" />
          <b data-text="heading" />
        </span>
        <span className={styles.excerpt} data-text="content" />
        <span className={styles.path} translate="no" data-text="path" />
      </Option>
    </template>
  </dialog>
);

/** Its address comes with what was found. */
const Option = (props: ComponentProps<'a'>) => <a role="option" tabIndex={-1} {...props} />;

/** The search opens from the first moment; its behaviour comes after. */
function openOnPress(): void {
  const open = (event: Event, words = '') => {
    event.preventDefault();
    const dialog = document.querySelector<HTMLDialogElement>('#docs-search');
    const field = dialog?.querySelector('input');
    const wake = dialog?.querySelector<HTMLButtonElement>('[data-on-press]');
    if (!dialog || !field || !wake) {
      if (document.readyState === 'loading')
        addEventListener('DOMContentLoaded', () => open(event, words), { once: true });
      return;
    }
    if (!dialog.open) {
      // A dialog reports its closing, at which it is emptied, late.
      field.value = words;
      // Over the menu, to which a modal one alone gives the focus back.
      if (document.querySelector(':modal')) dialog.showModal();
      else dialog.show();
      field.onkeydown = ({ key, isComposing }) => {
        if (/Arrow|Tab/.test(key)) showAll();
        // Enter waits for whoever answers it.
        field.dataset['entered'] = key === 'Enter' && !isComposing ? field.value.trim() : '';
      };
    }
    // A modal one has the whole page styled: no key waits for that, nor for more than its field.
    const showAll = () => {
      wake.dataset['pressed'] = '';
      wake.click();
      if (!dialog.open || dialog.matches(':modal')) return;
      const within = dialog.querySelector<HTMLElement>(':focus') ?? field;
      dialog.close();
      dialog.showModal();
      within.focus();
    };
    field.focus();
    if (event.type === 'keydown' && !dialog.matches(':modal'))
      requestAnimationFrame(() => setTimeout(() => dialog.matches(':modal') || showAll()));
    else showAll();
  };
  // On a layout without Latin letters this is the one that the key has on others.
  const letterOf = ({ key, code }: KeyboardEvent) =>
    (/^[\u0080-\uffff]/.test(key) ? code.replace('Key', '') : key).toLowerCase();
  document.addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-search-open]');
    if (opener) open(event, opener.dataset['searchWords']);
  });
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && letterOf(event) === 'k') open(event);
  });
}

export const searchScript = () => inlineScript(openOnPress);
