/** The words in which the SQL of the two databases differs; the rest of the text is shared. */
export interface Dialect {
  /** A column that counts up and never gives a number twice, also after the last row was deleted. */
  sequence: string;
  /** An integer of 64 bits, for times in milliseconds. */
  integer: string;
  /** After the columns of a table. */
  table: string;
  /** The same, for a table that is found by its primary key alone. */
  keyedTable: string;
  jsonArray: string;
  jsonObject: string;
}

export const SQLITE: Dialect = {
  sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  table: 'STRICT',
  keyedTable: 'STRICT, WITHOUT ROWID',
  jsonArray: 'json_group_array',
  jsonObject: 'json_object',
};

export const POSTGRES: Dialect = {
  sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  integer: 'BIGINT',
  table: '',
  keyedTable: '',
  jsonArray: 'json_agg',
  jsonObject: 'json_build_object',
};
