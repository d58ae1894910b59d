import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readJson } from '../config/readJson.js'
import { GatewayError } from '../GatewayError.js'
import { manifestSchema } from './FrameManifest.js'
import { formatChecks } from './formatChecks.js'
import { readKey } from './readKey.js'
import { verifyFrame } from './verifyFrame.js'

const usage = 'Usage: verify-frame URL [--key PUBLIC_JWK_FILE] [--manifest FILE] [--projectId ID]'

/**
 * Runs `verify-frame`: compares a deployed login frame with its signed manifest.
 *
 * @param cwd Folder to which the paths are relative.
 * @returns The table, and whether everything is as it must be.
 * @throws GatewayError if the arguments are invalid, or the frame cannot be fetched.
 */
export async function runVerifyFrame(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly text: string; readonly isValid: boolean }> {
  const { url, key, manifest, projectId } = parse(args)
  const checks = await verifyFrame(url, {
    key: key === undefined ? undefined : readKey(resolve(cwd, key)),
    manifest: manifest === undefined ? undefined : readJson(resolve(cwd, manifest), manifestSchema),
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

function parse(args: readonly string[]) {
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
    throw new GatewayError(usage, { cause })
  }
}
