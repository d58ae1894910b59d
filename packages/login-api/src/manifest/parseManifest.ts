import { type FrameManifest, manifestSchema } from './FrameManifest.js'
import { FrameManifestError } from './FrameManifestError.js'

/**
 * Parses the JSON of a manifest.
 *
 * @param source Where it is from, for the error.
 * @throws FrameManifestError if it is invalid.
 */
export function parseManifest(text: string, source: string): FrameManifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new FrameManifestError(`${source} is not a manifest of a login frame.`, { cause })
  }
}
