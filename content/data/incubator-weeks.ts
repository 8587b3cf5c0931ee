import written from './incubator-weeks.json' with { type: 'json' };

/** The ten weeks of the incubator, in order. */
export const { weeks } = written;
