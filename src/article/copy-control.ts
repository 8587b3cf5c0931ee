import type { Element, Properties } from 'hast';
import { h } from 'hastscript';

/** A button that copies, as `#ui/copy-button.tsx` draws it. */
export function copyButton(label: string, properties: Properties): Element {
  return h('button', { type: 'button', ...properties }, [
    h('span', { dataCopyLabel: '' }, label),
    h('span', { ariaHidden: 'true', dataCopyStatus: '' }),
  ]);
}
