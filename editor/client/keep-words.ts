for (const button of document.querySelectorAll<HTMLButtonElement>('[data-file]'))
  button.addEventListener('click', async () => {
    button.disabled = true;
    const address = `/editor/launch?${new URLSearchParams(button.dataset as Record<string, string>)}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'X-Editor': 'save' } });
    if (!answer.ok) return button.replaceChildren(await answer.text());
    // Its group is open again.
    location.hash = `${button.closest('details')?.id}`;
    return location.reload();
  });
document.getElementById(location.hash.slice(1))?.setAttribute('open', '');
