import written from './docs-cards.json' with { type: 'json' };

/** The front page's six ways into the documentation: `docs-cards.json`. `count` says what is there. */
export const categoryCards = written.cards;
