import type { Behaviour } from '#behaviours/behaviour.ts';

const COPIED_FOR = 2000;

export const start: Behaviour = (control, signal) => {
  const shownIn = control.querySelector('[data-copy-status]');
  let ending: ReturnType<typeof setTimeout>;
  const copy = async () => {
    const status = statusAfter(control);
    // Where the control shows that it copied, only a screen reader needs to be told.
    status.classList.toggle('visually-hidden', shownIn !== null);
    const say = (words: string) => {
      for (const place of [shownIn, status]) if (place) place.textContent = words;
    };
    const said = await write(textOf(control)).then(
      () => 'Copied!',
      () => 'Not copied',
    );
    say(said);
    control.dataset['copied'] = '';
    clearTimeout(ending);
    ending = setTimeout(() => {
      delete control.dataset['copied'];
      say('');
    }, COPIED_FOR);
  };
  control.addEventListener('click', copy, { signal });
};

/** Safari allows the clipboard only within the click: it is handed the promise of a text. */
async function write(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function textOf(control: HTMLElement) {
  const { copyFile, copySection, copySource } = control.dataset;
  if (copyFile || copySection) {
    const { fetchText, fetchSection } = await import('./fetched-text.ts');
    return copySection ? fetchSection(copySection) : fetchText(copyFile ?? '');
  }
  if (copySource) return document.getElementById(copySource)?.textContent ?? '';
  return control instanceof HTMLAnchorElement ? control.href : location.href;
}

/** The status is not in the control, whose name must stay its action. */
function statusAfter(control: HTMLElement) {
  const next = control.nextElementSibling;
  if (next?.hasAttribute('data-copy-said')) return next;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.dataset['copySaid'] = '';
  control.after(status);
  control.addEventListener('blur', () => status.remove(), { once: true });
  return status;
}
