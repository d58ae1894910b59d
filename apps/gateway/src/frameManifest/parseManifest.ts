import { GatewayError } from '../GatewayError.js'
import { type FrameManifest, manifestSchema } from './FrameManifest.js'

/**
 * Parses the JSON of a manifest.
 *
 * @param source Where it is from, for the error.
 * @throws GatewayError if it is invalid.
 */
export function parseManifest(text: string, source: string): FrameManifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new GatewayError(`${source} is not a manifest of a login frame.`, { cause })
  }
}
