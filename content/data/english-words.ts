/** Words of English that the documentation search has to know where the typed words find nothing. */

/** Words so frequent that they tell no two sections apart, with spaces between them. */
export const stopWords =
  'a able about actually again already also always am an and another any anybody anyone anything are arent as at be because been below between but by can cant come comes could couldnt dear did didnt do does doesnt dont else even ever everything exactly explain explained for from get gets getting give given gives go goes going got guys had happen happened happens has have hello here hi how hows i id if im in into is isnt it its ive just kind kinda know let lets like little look looking looks lot many may maybe me mean means might much must my no nobody not nothing now of off often ok okay on one only or others our ourselves out please possible really said say says see seem shall should since so some somebody someone something still such sure tell than thank thanks that the their them then there these they theyre thing things this though through to together too trying until up us use used using very via want wanted wants was wasnt way we were what whats when where wheres which while who whos why will with within wont would yet you your youre yours youve';

/**
 * Stems the Porter stemmer gets wrong: forms that no ending makes, and words it would join to another ("customer" to
 * "custom", "news" to "new", "important" to "imported").
 */
export const irregularStems: Readonly<Record<string, string>> = {
  customer: 'customer',
  customers: 'customer',
  news: 'news',
  important: 'important',
  general: 'general',
  people: 'person',
  paid: 'pay',
  sent: 'send',
  kept: 'keep',
  built: 'build',
  broke: 'break',
  broken: 'break',
  wrote: 'write',
  written: 'write',
  spoke: 'speak',
  spoken: 'speak',
  chose: 'choos',
  chosen: 'choos',
  choice: 'choos',
  took: 'take',
  taken: 'take',
  sold: 'sell',
  held: 'hold',
  began: 'begin',
  ran: 'run',
  lost: 'lose',
  loses: 'lose',
  hidden: 'hide',
  forgotten: 'forget',
  bought: 'buy',
  taught: 'teach',
  learnt: 'learn',
  heard: 'hear',
  analysis: 'analyz',
  analyses: 'analyz',
  analyse: 'analyz',
  analytics: 'analyz',
  cheaper: 'cheap',
  cheapest: 'cheap',
  faster: 'fast',
  fastest: 'fast',
  slower: 'slow',
};
