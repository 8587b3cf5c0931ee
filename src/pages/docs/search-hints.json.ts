import type { APIRoute } from 'astro';
import { irregularStems, stopWords } from '#content/data/english-words.ts';
import { searchPhrases } from '#content/data/search-phrases.ts';
import { searchSynonyms } from '#content/data/search-synonyms.ts';
import type { SearchHints } from '#model/docs/search-hints.ts';

const hints: SearchHints = {
  phrases: searchPhrases,
  synonyms: searchSynonyms,
  stopWords,
  irregularStems,
};

export const GET: APIRoute = () => Response.json(hints);
