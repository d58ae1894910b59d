import * as z from 'zod/mini'

/** Path at which the frame's server serves its manifest. */
export const manifestPath = '/.well-known/frame-manifest.json'
/** The type in the header of the signature, so that no other signature of the key is accepted. */
export const manifestType = 'latchkit-frame-manifest+jws'

const fileSchema = z.strictObject({
  /** Path in the build folder, such as `assets/index-BkbAUuBN.js`. */
  path: z.string().check(z.regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/), z.maxLength(256)),
  /** SHA-256 as base64url. */
  sha256: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** bytes */
  size: z.int().check(z.nonnegative()),
})

/** Schema of a manifest. It has no further members, because they would not be signed. */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** The git commit of the build, if it is known. */
  commit: z.optional(z.string().check(z.regex(/^[\da-f]{40,64}$/))),
  files: z.array(fileSchema).check(
    z.minLength(1),
    z.maxLength(1_000),
    z.refine((files) => new Set(files.map(({ path }) => path)).size === files.length, {
      error: 'must not contain a path twice',
    }),
  ),
  /** Compact JWS with detached content (RFC 7515, appendix F) over `toSignedText`. */
  signature: z.optional(z.string().check(z.regex(/^[\w-]+\.\.[\w-]+$/), z.maxLength(4_096))),
})

/** The list of the files of a login frame. */
export type FrameManifest = z.output<typeof manifestSchema>
