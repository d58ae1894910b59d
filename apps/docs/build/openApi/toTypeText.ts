/** A schema of an OpenAPI 3.1 document: JSON Schema, draft 2020-12. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

const lineLength = 100

/** Returns a schema as a TypeScript type. Objects that fit are on one line. */
export function toTypeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if ('const' in schema) return toLiteral(schema.const)
  if (schema.enum) return schema.enum.map(toLiteral).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return toUnion(options, indent)
  if (schema.allOf) return schema.allOf.map((part) => toTypeText(part, indent)).join(' & ')
  if (schema.type === 'array') return toArray(schema, indent)
  if (schema.type === 'object') return toObject(schema, indent)
  if (schema.type === 'integer') return 'number'
  if (typeof schema.type === 'string') return schema.type
  return schema.type?.join(' | ') ?? 'unknown'
}

/** Puts each option on a line of its own if they do not fit on one. */
function toUnion(options: readonly JsonSchema[], indent: string): string {
  const line = [...new Set(options.map((option) => toTypeText(option, indent)))].join(' | ')
  if (line.length <= lineLength && !line.includes('\n')) return line
  const inner = `${indent}  `
  return options.map((option) => `\n${inner}| ${toTypeText(option, inner)}`).join('')
}

function toArray({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) {
    const rest =
      items && Object.keys(items).length > 0 ? [`...${toTypeText({ type: 'array', items }, indent)}`] : []
    return `[${[...prefixItems.map((item) => toTypeText(item, indent)), ...rest].join(', ')}]`
  }
  const item = items ? toTypeText(items, indent) : 'unknown'
  if (item.startsWith('\n')) return `Array<${item}\n${indent}>`
  return /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function toObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `
  const names = Object.keys(properties)
  const fields = names.map((name) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return toField(`${key}${required.includes(name) ? '' : '?'}`, toTypeText(properties[name] ?? {}, inner))
  })
  if (typeof additionalProperties === 'object') {
    const values = toTypeText(additionalProperties, inner)
    fields.push(toField('[key: string]', values))
  }
  if (fields.length === 0) return 'object'
  const line = `{ ${fields.join('; ')} }`
  if (line.length <= lineLength - indent.length && !line.includes('\n')) return line
  return `{\n${fields.map((field) => `${inner}${field}`).join('\n')}\n${indent}}`
}

/** A union of several lines begins on a line of its own. */
function toField(key: string, type: string): string {
  return `${key}:${type.startsWith('\n') ? '' : ' '}${type}`
}

function toLiteral(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)
}
