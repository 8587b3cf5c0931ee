/** Makes the editor's form from the schema of a file. */
import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { type FieldNote, fieldNotes } from '#model/facts/fields.ts';

type Schema = z.core.$ZodType;

interface Bare {
  schema: Schema;
  note: FieldNote | undefined;
  isOptional: boolean;
}

/** Unwraps optional, default and transformed schemas, and keeps the words for the form. */
function bare(schema: Schema): Bare {
  const found: Bare = { schema, note: undefined, isOptional: false };
  for (;;) {
    found.note ??= fieldNotes.get(found.schema);
    const { def } = found.schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
    if (def.type === 'optional' || def.type === 'default') found.isOptional = true;
    if (def.type === 'pipe') found.schema = def['in'] as Schema;
    else if (def['innerType']) found.schema = def['innerType'] as Schema;
    else return found;
  }
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Record<string, unknown> & { type: string };

/** The fields of an object, in its order. */
export function formOf(schema: Schema): Field[] {
  const shape = defOf(bare(schema).schema)['shape'] as Record<string, Schema> | undefined;
  if (!shape) throw new Error('Only an object has fields to show.');
  return Object.entries(shape).map(([name, field]) => fieldOf(name, field));
}

function fieldOf(name: string, schema: Schema): Field {
  const { schema: inner, note, isOptional } = bare(schema);
  if (!note)
    throw new Error(
      `The field "${name}" has no words for the editor: make it with src/model/facts/fields.ts.`,
    );
  const field = { name, label: note.label, ...(note.hint ? { hint: note.hint } : {}), required: !isOptional };
  return { ...field, ...widgetOf(inner, note, isOptional) } as Field;
}

function widgetOf(schema: Schema, note: FieldNote, isOptional: boolean): object {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: formOf(schema) };
    case 'array':
      return listOf(def['element'] as Schema, note);
    case 'tuple': {
      const items = def['items'] as Schema[];
      return { ...listOf(items[0] as Schema, note), min: items.length, max: items.length };
    }
    case 'boolean':
      return { widget: 'boolean', required: false, ...(isOptional ? {} : { default: false }) };
    case 'number':
      return {
        widget: 'number',
        value_type: def['format'] === undefined ? 'float' : 'int',
        ...boundsOf(schema),
      };
    case 'enum':
      if (note.widget === 'flag') return { widget: 'boolean', required: false };
      return { widget: 'select', options: Object.values(def['entries'] as Record<string, string>) };
    default:
      return note.options ? { widget: 'select', options: [...note.options] } : textOf(schema, note);
  }
}

function listOf(item: Schema, note: FieldNote): object {
  const { schema, note: itemNote } = bare(item);
  const label_singular = note.singular ?? itemNote?.label;
  const places = note.count === undefined ? {} : { min: note.count, max: note.count };
  const common = { widget: 'list', ...places, ...(label_singular ? { label_singular } : {}) };
  if (defOf(schema).type !== 'object') return { ...common, field: fieldOf('entry', item) };
  const summary = note.summary ? { summary: `{{fields.${note.summary}}}` } : {};
  return { ...common, collapsed: true, ...summary, fields: formOf(schema) };
}

function textOf(schema: Schema, { widget = 'line', folder }: FieldNote): object {
  const { maxLength } = schema as z.ZodString;
  const most = Number.isFinite(maxLength ?? Number.POSITIVE_INFINITY) ? { maxlength: maxLength } : {};
  if (widget === 'paragraph') return { widget: 'text', ...most };
  if (widget === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  if (widget === 'whole') return { widget: 'number', value_type: 'int', min: 1 };
  if (widget === 'hidden') return { widget: 'hidden' };
  if (widget === 'picture')
    return {
      widget: 'image',
      choose_url: false,
      media_folder: `/${folder?.media}`,
      public_folder: folder?.address,
    };
  return { widget: 'string', ...most };
}

function boundsOf(schema: Schema): object {
  const { minValue } = schema as z.ZodNumber;
  return minValue === null || minValue <= Number.MIN_SAFE_INTEGER ? {} : { min: minValue };
}
