import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { bare, defOf, labelOf, NAMES, shapeOf } from '#model/facts/facts-problems.ts';
import type { FieldNote } from '#model/facts/fields.ts';

type Schema = z.core.$ZodType;

/** What is undefined in it is not in the JSON that the editor reads. */
export function formOf(schema: Schema): Field[] {
  // The editor does not start with a choice of nothing, such as a case study while there is none.
  return Object.entries(shapeOf(bare(schema).schema) ?? {})
    .map(([name, field]) => fieldOf(name, field))
    .filter((field) => !('options' in field) || field.options.length > 0);
}

function fieldOf(name: string, schema: Schema): Field {
  const { schema: inner, note, isOptional } = bare(schema);
  const label = note.label ?? labelOf(name);
  const field = { name, label, hint: note.hint, required: !isOptional };
  return { ...field, ...widgetOf(inner, note, isOptional) } as Field;
}

function widgetOf(schema: Schema, note: FieldNote, isOptional: boolean): object {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: formOf(schema) };
    case 'array':
      return { ...listOf(def['element'] as Schema), ...placesOf(schema) };
    case 'tuple': {
      const items = def['items'] as Schema[];
      return { ...listOf(items[0] as Schema), min: items.length, max: note.most ?? items.length };
    }
    case 'record':
      return { widget: 'keyvalue' };
    case 'boolean':
      return { widget: 'boolean', required: false, default: isOptional ? undefined : false };
    case 'number':
      return {
        widget: 'number',
        value_type: def['format'] ? 'int' : 'float',
        min: (schema as z.ZodNumber).minValue,
      };
    case 'enum':
      if (note.widget === 'flag') return { widget: 'boolean', required: false };
      return {
        widget: 'select',
        options: Object.values(def['entries'] as Record<string, string>).map((value) => ({
          label: note.choices?.[value] ?? choiceName(value),
          value,
        })),
      };
    default:
      return textOf(schema, note);
  }
}

/** The page has places for just so many. */
function placesOf(list: Schema): object {
  const checks = (list._zod.def.checks ?? []) as z.core.$ZodCheckLengthEquals[];
  const length = checks.find(({ _zod: { def } }) => def.check === 'length_equals')?._zod.def.length;
  return { min: length, max: length };
}

/** `chief-executive` is offered as "Chief Executive". */
const choiceName = (value: string) =>
  labelOf(value).replace(/-(\p{L})/gu, (_, letter: string) => ` ${letter.toUpperCase()}`);

function listOf(item: Schema): object {
  const { schema, note } = bare(item);
  const common = { widget: 'list', label_singular: note.label };
  const shape = shapeOf(schema);
  if (!shape) return { ...common, field: fieldOf('entry', item) };
  const summary = `{{fields.${namingFieldOf(shape)}}}`;
  return { ...common, collapsed: true, summary, fields: formOf(schema) };
}

function namingFieldOf(shape: Record<string, Schema>) {
  const keys = Object.keys(shape);
  const isUnique = (key: string) => bare(shape[key] as Schema).note.isUnique;
  return NAMES.find((name) => name !== 'text' && name in shape) ?? keys.find(isUnique) ?? keys[0];
}

function textOf(schema: Schema, { widget = 'line', folder, pattern }: FieldNote): object {
  const { maxLength } = schema as z.ZodString;
  const maxlength = Number.isFinite(maxLength) ? maxLength : undefined;
  if (widget === 'paragraph') return { widget: 'text', maxlength };
  if (widget === 'day')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  if (widget === 'whole') return { widget: 'number', value_type: 'int', min: 1 };
  if (!folder) return { widget: 'string', maxlength, pattern };
  const { media, address, ending } = folder;
  const kind = ending ? { widget: 'file', accept: `.${ending}` } : { widget: 'image' };
  return { ...kind, choose_url: false, media_folder: `/${media}`, public_folder: address };
}
