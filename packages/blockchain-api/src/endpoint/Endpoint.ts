import type * as z from 'zod/mini'

/** A parameter of an endpoint, in its path, in its query or in a header. */
export type EndpointParameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  /** Meaning of the parameter, with its format and default. */
  readonly description: string
  readonly schema: z.ZodMiniType
}

/** An endpoint of the data API. */
export type Endpoint = {
  /** Unique; in camel case. */
  readonly operationId: string
  readonly method: 'get' | 'post' | 'put'
  /** Path with its parameters in braces, such as `/v1/account/{address}/balance`. */
  readonly path: string
  /** Other paths of the same endpoint, with the same parameters. */
  readonly aliases?: readonly string[] | undefined
  readonly summary: string
  readonly description: string
  readonly parameters: readonly EndpointParameter[]
  /** Schema of the body of the request, as JSON. */
  readonly request?: z.ZodMiniType | undefined
  /** Schema of the body of the response with status 200, as JSON. */
  readonly response: z.ZodMiniType
  /** Schema of the body of its errors. Default: the schema of errors of the data API. */
  readonly error?: z.ZodMiniType | undefined
  /** The statuses of errors that are special to this endpoint, with their meaning; each endpoint has 401 and 429. */
  readonly errors: Readonly<Record<number, string>>
}
