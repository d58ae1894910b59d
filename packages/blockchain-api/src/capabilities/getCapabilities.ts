import type { Capabilities } from '@latchkit/core/ports'
import type { Backend } from '../Backend.js'
import { ServiceResponseError } from '../errors/service.js'
import { request } from '../request.js'
import { readCapabilities } from './readCapabilities.js'

/**
 * `GET /v1/capabilities`: asks what the server can do. The browser's cache sends the ETag of the last response. The response comes from
 * the origin of the option `url`, over TLS, and is untrusted input: it only decides what the kit shows, and whatever is invalid is unknown.
 * Everything is unknown if the server is of a version without it.
 */
export async function getCapabilities(backend: Backend, signal: AbortSignal): Promise<Capabilities> {
  try {
    return await request(backend, { path: '/v1/capabilities', query: {}, signal, parse: readCapabilities })
  } catch (error) {
    if (error instanceof ServiceResponseError && error.status === 404) return {}
    throw error
  }
}
