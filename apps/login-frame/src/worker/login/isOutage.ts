import { ServiceError } from '../services/ServiceError.js'

/** Whether a service could not be reached, or could not reach the provider of the account: the same request can succeed later. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.code === 'service_unavailable' || error.code === 'provider_unavailable')
  )
}
