import { importFields, missingFields } from '#contract/rules/imports.js';
import type { ImportEntity } from './entities/import.entity.js';
import type { ImportResponse } from './imports.dto.js';

/** An import as admins see it. */
export const toResponse = ({ options, counts, columns, ...read }: ImportEntity): ImportResponse => ({
  id: read.id,
  kind: read.kind,
  state: read.state,
  fileName: read.fileName,
  format: read.format,
  notes: read.notes,
  columnNames: columns,
  columns: importFields(read.kind).map(({ name, label }) => ({
    field: name,
    label,
    column: options.columns[name] ?? null,
  })),
  missing: missingFields(read.kind, options.columns),
  dateOrder: options.dateOrder,
  type: options.type,
  usualTime: options.usualTime,
  tellsFollowers: options.tellsFollowers,
  total: read.total,
  done: read.done,
  counts: { new: 0, changed: 0, same: 0, cannot: 0, ...counts },
  createdAt: read.createdAt,
});
