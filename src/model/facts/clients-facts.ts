/** The clients named on the home page, in order. */
import { clientsFile } from './clients-file.ts';
import { readFacts } from './read-facts.ts';

export const { clients } = readFacts(clientsFile);
