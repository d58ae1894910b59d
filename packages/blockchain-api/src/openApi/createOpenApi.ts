import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { endpoints } from './endpoints.js'
import { errorResponseSchema } from './errorSchema.js'

/** An OpenAPI 3.1 document, as a JSON object. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly description: string; readonly version: string }
  readonly paths: Readonly<Record<string, object>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const commonErrors: Readonly<Record<number, string>> = {
  401: 'The project is unknown.',
  429: 'The client or the project sends too many requests: the header `Retry-After` tells the seconds to wait.',
}

/**
 * Returns the OpenAPI 3.1 document of the data API, from the schemas by which client and server check it. The version is
 * the version of the contract, and not of the package.
 *
 * @example
 * ```ts
 * import { createOpenApi } from '@latchkit/blockchain-api/contract'
 *
 * const { paths } = createOpenApi()
 * console.log(Object.keys(paths))
 * ```
 */
export function createOpenApi(): OpenApiDocument {
  // A path may have several methods.
  const paths: Record<string, object> = {}
  for (const endpoint of endpoints)
    for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const operationId = `${endpoint.operationId}${index === 0 ? '' : index + 1}`
      paths[path] = { ...paths[path], ...toPathItem(endpoint, operationId) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkit data API',
      description:
        'Chains, balances, transactions and names of accounts, swaps, purchases, payments by exchange, sign-ins, permissions of session keys, and JSON-RPC calls to nodes.',
      version: '1.0.0',
    },
    paths,
    components: { schemas: { Error: toJsonSchema(errorResponseSchema) } },
  }
}

function toPathItem(endpoint: Endpoint, operationId: string): object {
  const { method, summary, description, parameters, request, response, error } = endpoint
  const requestBody = request && { required: true, content: toContent(toJsonSchema(request)) }
  const errors = Object.entries({
    ...((parameters.length > 0 || request) && commonErrors),
    ...endpoint.errors,
  })
  return {
    [method]: {
      operationId,
      summary,
      description,
      parameters: parameters.map(toParameter),
      ...(requestBody && { requestBody }),
      responses: {
        200: { description: 'The answer.', content: toContent(toJsonSchema(response)) },
        ...Object.fromEntries(
          errors.map(([status, text]) => [status, toErrorResponse(Number(status), text, error)]),
        ),
      },
    },
  }
}

function toParameter(parameter: EndpointParameter): object {
  const { name, in: place, isRequired, description, schema } = parameter
  return { name, in: place, required: isRequired, description, schema: toJsonSchema(schema) }
}

function toErrorResponse(status: number, description: string, schema: z.ZodMiniType | undefined): object {
  if (status < 400) return { description }
  const content = toContent(schema ? toJsonSchema(schema) : { $ref: '#/components/schemas/Error' })
  return { description, content }
}

function toContent(schema: object): object {
  return { 'application/json': { schema } }
}

/** Returns JSON Schema, draft 2020-12. Fields that the schema does not name are allowed: servers may add some. */
function toJsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return json
}
