import { createOpenApi } from '@latchkit/blockchain-api/contract'
import type { ContentPage } from '../readContent.js'
import { type JsonSchema, toTypeText } from './toTypeText.js'

type Content = { readonly 'application/json': { readonly schema: JsonSchema } }
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description: string
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

/** An OpenAPI 3.1 document. */
export type ApiDocument = {
  readonly info: { readonly title: string; readonly description: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** The pages, each with the paths that it has. The first that matches a path has it. */
const groups: readonly (readonly [id: string, title: string, paths: RegExp])[] = [
  ['capabilities', 'Capabilities and chains', /^\/v1\/(capabilities|supported-chains)$/],
  ['nodes', 'JSON-RPC of chains', /^\/v1$/],
  ['accounts', 'Accounts', /^\/v1\/(account|identity)\//],
  ['prices', 'Prices', /^\/v1\/fungible\//],
  ['swaps', 'Swaps', /^\/v1\/convert\//],
  ['names', 'Names', /^\/v1\/(profile\/|ccip)/],
  ['purchases', 'Purchases', /^\/v1\/(onramp|generators)\//],
  ['exchanges', 'Payments by exchange', /^\/v1\/json-rpc$/],
  ['smart-accounts', 'Smart accounts', /^\/v1\/(bundler|wallet)$/],
  ['sessions', 'Permissions of session keys', /^\/v1\/sessions\//],
  ['sign-in', 'Sign-in with an account', /^\/auth\/v1\//],
]

const folder = 'reference/data-api'

/** Reads the document of the data API, as a client receives it. */
export function readApiDocument(): ApiDocument {
  return JSON.parse(JSON.stringify(createOpenApi()))
}

/**
 * Returns the pages of an OpenAPI document: one per group of paths, and one with all paths.
 *
 * @throws Error that names a path without a group.
 */
export function toApiPages(document: ApiDocument): ContentPage[] {
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const group = groups.find(([, , pattern]) => pattern.test(path))
    if (!group) throw new Error(`toApiPages.ts must have a group for the path ${path}.`)
    return { path, operations, group }
  })
  const pages = groups.map((group): ContentPage => {
    const [id, title] = group
    const sections = paths
      .filter((one) => one.group === group)
      .flatMap(({ path, operations }) =>
        Object.entries(operations).map(([method, operation]) => toSection(method, path, operation)),
      )
    return {
      id: `${folder}/${id}`,
      title,
      description: `Requests and responses of the data API: ${title.toLowerCase()}.`,
      body: sections.join('\n\n'),
    }
  })
  const rows = paths.flatMap(({ path, operations, group: [id] }) =>
    Object.entries(operations).map(
      ([method, { summary }]) => `| [\`${method.toUpperCase()} ${path}\`](/${folder}/${id}/) | ${summary} |`,
    ),
  )
  return [toOverview(document, rows), ...pages]
}

function toOverview({ info, components }: ApiDocument, rows: readonly string[]): ContentPage {
  const types = Object.entries(components.schemas).map(([name, schema]) =>
    toCode(`type ${name} = ${toTypeText(schema)}`),
  )
  return {
    id: folder,
    title: 'Data API',
    description: info.description,
    body: [
      `Version ${info.version}. A gateway serves the OpenAPI 3.1 document of these endpoints, with the limits of each field, at \`GET /v1/openapi.json\`.`,
      `| | |\n|---|---|\n${rows.join('\n')}`,
      '## Errors',
      'The body of a response with a status of 400 or more, where an endpoint names no other one:',
      ...types,
    ].join('\n\n'),
  }
}

function toSection(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const success = responses[200]?.content
  return [
    `## ${summary}`,
    `\`\`\`http\n${method.toUpperCase()} ${path}\n\`\`\``,
    description ?? '',
    parameters.length > 0
      ? `| Parameter | In | |\n|---|---|---|\n${parameters.map(toParameterRow).join('\n')}`
      : '',
    requestBody ? `Body:\n\n${toContentCode(requestBody.content)}` : '',
    success ? `Response:\n\n${toContentCode(success)}` : '',
    `| Status | |\n|---|---|\n${Object.entries(responses).map(toResponseRow).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function toParameterRow(parameter: Operation['parameters'][number]): string {
  const { name, in: place, required, description, schema } = parameter
  const type = toTypeText(schema)
  return `| \`${name}${required ? '' : '?'}\` | ${place} | ${toCell(description)}${type === 'string' ? '' : `<br>\`${toCell(type)}\``} |`
}

function toResponseRow([status, { description }]: [string, { readonly description: string }]): string {
  return `| ${status} | ${toCell(description)} |`
}

function toContentCode(content: Content): string {
  return toCode(toTypeText(content['application/json'].schema).trimStart())
}

function toCode(type: string): string {
  return `\`\`\`ts\n${type}\n\`\`\``
}

function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
