for (const button of document.querySelectorAll<HTMLButtonElement>('[data-file]'))
  button.addEventListener('click', async () => {
    button.disabled = true;
    const address = `/editor/launch?keep=${encodeURIComponent(button.dataset['file'] ?? '')}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'X-Editor': 'save' } });
    if (answer.ok) location.reload();
    else button.textContent = await answer.text();
  });
