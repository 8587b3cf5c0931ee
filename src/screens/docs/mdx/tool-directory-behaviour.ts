/** Filters the list of tools by name, category and channel; `?q=` and `?c=` in the address set the filters. */
export function enhanceToolDirectory(directory: HTMLElement) {
  const form = directory.querySelector('form');
  const count = directory.querySelector('[data-directory-count]');
  const none = directory.querySelector<HTMLElement>('.tools-none');
  const tools = [...directory.querySelectorAll<HTMLElement>('.tools li')].map((row) => ({
    row,
    text: row.querySelector('p')?.textContent?.toLowerCase() ?? '',
  }));
  if (!form || !count || !none) return;

  const filter = () => {
    const choice = new FormData(form);
    const query = String(choice.get('q') ?? '')
      .trim()
      .toLowerCase();
    const [category, channel] = [choice.get('category'), choice.get('c')];
    let shown = 0;
    for (const { row, text } of tools) {
      const isShown =
        text.includes(query) &&
        (!category || row.dataset['category'] === category) &&
        (!channel || row.dataset['channel'] === channel);
      row.hidden = !isShown;
      if (isShown) shown += 1;
    }
    count.textContent = `${shown} of ${tools.length} tools shown`;
    none.hidden = shown > 0;
  };

  const asked = new URLSearchParams(location.search);
  for (const name of ['q', 'c', 'category']) {
    const field = form.elements.namedItem(name);
    const value = asked.get(name);
    if (value && field && 'value' in field) field.value = value;
  }
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  filter();
}
