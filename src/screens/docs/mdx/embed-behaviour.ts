/** Puts a whiteboard's frame in place of the button that asks for it. Nothing is requested before. */
export function enhanceBoards(page: Document) {
  for (const board of page.querySelectorAll<HTMLElement>('[data-board]')) {
    const button = board.querySelector('[data-board-open]');
    button?.addEventListener('click', () => {
      const frame = page.createElement('iframe');
      frame.src = board.dataset['board'] ?? '';
      frame.title = button.textContent?.replace(/^.*: /, '') ?? 'Whiteboard';
      frame.allowFullscreen = true;
      button.replaceWith(frame);
      frame.focus();
    });
  }
}
