import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TemplateWalk, type WalkStage } from './template-walk.tsx';

/** Puts the walk in place of its button, at the first stage. The stages are in `data-stages`. */
export function startWalk(host: HTMLElement) {
  const stages: readonly WalkStage[] = JSON.parse(host.dataset['stages'] ?? '[]');
  // The drawing stays as the page has it: a thousand numbers of paths are no state. Only the mark moves in it.
  const figure = host.closest('figure');
  const onShow = (stage: number | undefined) => {
    for (const part of figure?.querySelectorAll<SVGElement | HTMLElement>('[data-stage]') ?? []) {
      part.toggleAttribute('data-current', part.dataset['stage'] === String(stage));
    }
  };
  flushSync(() => createRoot(host).render(<TemplateWalk stages={stages} first={1} onShow={onShow} />));
}
