/** The words in which the SQL of the two databases differs; the rest of the text is shared. */
export interface Dialect {
  /** A column that counts up and never gives a number twice, also after the last row was deleted. */
  sequence: string;
  /** An integer of 64 bits, for times in milliseconds. */
  integer: string;
  /** After the columns of a table. */
  table: string;
  /** Clause for a table whose rows are found only by their primary key. */
  keyedTable: string;
  jsonArray: string;
  jsonObject: string;
  /**
   * Milliseconds since 1970 by the clock of the database, which several servers share: by their own clocks, one that is
   * ahead would take over leads that another is still sending. The same throughout a statement, so an index can serve it.
   */
  now: string;
}

export const SQLITE: Dialect = {
  sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  table: 'STRICT',
  keyedTable: 'STRICT, WITHOUT ROWID',
  jsonArray: 'json_group_array',
  jsonObject: 'json_object',
  now: "CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER)",
};

export const POSTGRES: Dialect = {
  sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  integer: 'BIGINT',
  table: '',
  keyedTable: '',
  jsonArray: 'json_agg',
  jsonObject: 'json_build_object',
  now: 'CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)',
};
