import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestSchema } from '../manifest/FrameManifest.js'
import { FrameManifestError } from '../manifest/FrameManifestError.js'
import { releaseKeySchema } from '../manifest/releaseKeySchema.js'
import { type FrameCheck, verifyFrame } from '../manifest/verifyFrame.js'
import { CommandError } from './CommandError.js'
import { formatChecks } from './formatChecks.js'
import { readJson } from './readJson.js'

const usage = 'Usage: latchkit verify-frame URL [--key PUBLIC_JWK_FILE] [--manifest FILE] [--projectId ID]'

/**
 * Runs `verify-frame`: compares a deployed login frame with its signed manifest.
 *
 * @param args Such as `['https://login.example.com/sdk', '--key', 'release.json']`.
 * @param cwd Folder to which the paths are relative.
 * @returns The table, and whether everything is as it must be.
 * @throws CommandError if the arguments are invalid, or the frame cannot be fetched.
 * @example
 * ```ts
 * import { runVerifyFrame } from '@latchkit/login-api/cli'
 *
 * const { text, isValid } = await runVerifyFrame(['https://login.example.com/sdk', '--key', 'release.json'], '.')
 * console.log(text, isValid)
 * ```
 */
export async function runVerifyFrame(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly text: string; readonly isValid: boolean }> {
  const { url, key, manifest, projectId } = parseVerifyArguments(args)
  const checks = await verify(url, {
    key:
      key === undefined
        ? undefined
        : readJson(resolve(cwd, key), releaseKeySchema, 'an Ed25519 key as a JWK'),
    manifest:
      manifest === undefined
        ? undefined
        : readJson(resolve(cwd, manifest), manifestSchema, 'a manifest of a login frame'),
    projectId,
  })
  const count = checks.reduce((sum, { problems }) => sum + problems.length, 0)
  const isTrusted = key !== undefined || manifest !== undefined
  const summary =
    count > 0
      ? `${count} ${count === 1 ? 'difference' : 'differences'}.`
      : isTrusted
        ? 'No differences.'
        : 'No differences to the list of the server itself: pass --key or --manifest to compare with a build that you trust.'
  return { text: `${formatChecks(checks)}\n${summary}`, isValid: count === 0 }
}

/** @throws CommandError with the message of a `FrameManifestError`. */
async function verify(...parameters: Parameters<typeof verifyFrame>): Promise<readonly FrameCheck[]> {
  try {
    return await verifyFrame(...parameters)
  } catch (cause) {
    throw cause instanceof FrameManifestError ? new CommandError(cause.message, { cause }) : cause
  }
}

function parseVerifyArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { key: { type: 'string' }, manifest: { type: 'string' }, projectId: { type: 'string' } },
    })
    const [url] = positionals
    if (url === undefined || positionals.length > 1) throw new TypeError(usage)
    return { ...values, url }
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
}
