// @boundaries-ignore the parser of the checks is at the root
import { readSource } from '../../../../scripts/checks/sources.mjs'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { farcasterSchema } from '../../../gateway/src/identityProviders/farcaster/FarcasterSettings.js'
// @boundaries-ignore the documentation is generated from the schemas of the programs
import { loginSchema } from '../../../gateway/src/login/service/LoginSettings.js'
import { findDeclarations } from '../reference/findDeclarations.js'
import { root } from '../reference/readExports.js'
import { readSettings } from './readSettings.js'

/** A field of a JSON file. */
export type JsonField = { readonly name: string; readonly isOptional: boolean; readonly text: string }

/** The JSON files of the gateway with a table on a page. */
export const jsonFiles: readonly {
  readonly name: string
  readonly page: string
  readonly fields: readonly JsonField[]
  /** Pages with more about a field, as Markdown links. */
  readonly links: Readonly<Record<string, string>>
}[] = [
  {
    name: 'login service',
    page: 'login-service',
    fields: readSchema('apps/gateway/src/login/service/LoginSettings.ts', 'loginSchema', loginSchema.shape),
    links: { socials: '[Social logins](#social-logins)', farcaster: '[Farcaster](#farcaster)' },
  },
  {
    name: 'login with Farcaster',
    page: 'login-service',
    fields: readSchema(
      'apps/gateway/src/identityProviders/farcaster/FarcasterSettings.ts',
      'farcasterSchema',
      farcasterSchema.shape,
    ),
    links: {},
  },
  {
    name: 'bundler',
    page: 'user-operations',
    fields: [
      ...readType('BundlerChainSettings').filter(({ name }) => name !== 'paymaster'),
      ...readType('PaymasterSettings').map((field) => ({ ...field, name: `paymaster.${field.name}` })),
      ...readType('BundlerSettings').filter(({ name }) => name !== 'chains'),
    ],
    links: {
      executorKeyFiles: '[Sponsorship](#sponsorship)',
      dataFee: '[Data fees](#data-fees-of-rollups)',
      tracing: '[What is not enforced](#what-is-not-enforced)',
      frameOrigins: '[Sponsorship](#sponsorship)',
    },
  },
]

/** Reads the fields of an object schema. */
function readSchema(
  file: string,
  name: string,
  shape: Readonly<Record<string, { safeParse(value: undefined): { readonly success: boolean } }>>,
): JsonField[] {
  return [...readSettings(file, name)].map(([field, text]) => ({
    name: field,
    isOptional: shape[field]?.safeParse(undefined).success === true,
    text,
  }))
}

/** Reads the fields of a type of the bundler, whose TSDoc is at the types. Fields for programs are not in a file. */
function readType(name: string): JsonField[] {
  const [declaration] = findDeclarations(
    readSource(root, 'apps/gateway/src/money/bundler/BundlerSettings.ts'),
    name,
  )
  return (declaration?.members ?? [])
    .map(({ name: field, isOptional, doc }) => ({
      name: field,
      isOptional,
      text: doc.summary.replace(/\s+/g, ' '),
    }))
    .filter(({ text }) => !text.endsWith(', for programs.'))
}

/**
 * Returns the fields of a JSON file as a table of Markdown. The default is the end of a field's TSDoc, "Default: …".
 *
 * @throws Error that names the fields without a description, and the links of unknown fields.
 */
export function toFieldsTable(fields: readonly JsonField[], links: Readonly<Record<string, string>>): string {
  const undescribed = fields.filter(({ text }) => text === '').map(({ name }) => name)
  if (undescribed.length > 0) throw new Error(`These fields need a TSDoc comment: ${undescribed.join(', ')}.`)
  const unknown = Object.keys(links).filter((link) => !fields.some(({ name }) => name === link))
  if (unknown.length > 0) throw new Error(`There are links for unknown fields: ${unknown.join(', ')}.`)
  const rows = fields.map(({ name, isOptional, text }) => {
    const [, description = text, initial = ''] = /^(.*?) ?Default: (.*)\.$/.exec(text) ?? []
    const [short = '', effect] = initial.split(', which ')
    const value = isOptional ? short : 'required'
    const link = links[name] === undefined ? '' : ` See ${links[name]}.`
    const cell = `${description}${effect ? ` The default ${effect}.` : ''}${link}`
    return `| \`${name}\` |${value && ` ${value}`} | ${cell.replaceAll('|', '\\|')} |`
  })
  return `| Field | Default | |\n|---|---|---|\n${rows.join('\n')}`
}
