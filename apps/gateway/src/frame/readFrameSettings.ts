import { readEnvironment } from '../foundation/config/readEnvironment.js'
import { readJson } from '../foundation/config/readJson.js'
import { GatewayError } from '../foundation/GatewayError.js'
import type { FrameOptions } from './FrameOptions.js'
import {
  type FrameSettings,
  frameSettingsSchema,
  networkNamesSchema,
  rpcUrlsSchema,
  smartAccountsSchema,
} from './FrameSettings.js'
import { frameDefaults } from './frameDefaults.js'

/**
 * Reads the settings of the frame's server from the environment and from the file in `CONFIG_FILE`, and adds the defaults.
 *
 * @throws GatewayError that names every invalid or missing setting.
 */
export function readFrameSettings(
  env: Readonly<Record<string, string | undefined>>,
): Omit<FrameOptions, 'logger'> & { readonly logLevel: NonNullable<FrameSettings['logLevel']> } {
  const given = readEnvironment(env, frameSettingsSchema)
  const { loginUrl, recoveryUrl, projectsFile, rpcUrlsFile, networkNamesFile, smartAccountsFile, ...others } =
    given
  const {
    host = frameDefaults.host,
    port = frameDefaults.port,
    frameDir = frameDefaults.frameDir,
    logLevel = frameDefaults.logLevel,
    ...settings
  } = others
  const required = { LOGIN_URL: loginUrl, RECOVERY_URL: recoveryUrl, PROJECTS_FILE: projectsFile }
  const missing = Object.keys(required).filter(
    (name) => required[name as keyof typeof required] === undefined,
  )
  if (loginUrl === undefined || recoveryUrl === undefined || projectsFile === undefined)
    throw new GatewayError(
      `The login frame needs ${missing.join(', ')}: the URLs of both services, and the file with the projects that may embed it.`,
    )
  const smartAccounts =
    smartAccountsFile === undefined ? undefined : readJson(smartAccountsFile, smartAccountsSchema)
  const hasBundlers = Object.values(smartAccounts ?? {}).every(
    ({ bundlerUrl, isSponsored, paymasterUrl }) =>
      bundlerUrl !== undefined && (!isSponsored || paymasterUrl !== undefined),
  )
  if (!hasBundlers && settings.gatewayUrl === undefined)
    throw new GatewayError(
      'Smart accounts need a bundler, and those that are sponsored a paymaster: set "bundlerUrl" and "paymasterUrl" of each one, or GATEWAY_URL, the public URL of the gateway.',
    )
  return {
    host,
    port,
    logLevel,
    ...settings,
    dir: frameDir,
    projects: projectsFile,
    loginUrl,
    recoveryUrl,
    // Without a list, the frame can sign, but neither read from chains nor send.
    rpcUrls: rpcUrlsFile === undefined ? {} : readJson(rpcUrlsFile, rpcUrlsSchema),
    ...(networkNamesFile !== undefined && { networkNames: readJson(networkNamesFile, networkNamesSchema) }),
    ...(smartAccounts && { smartAccounts }),
  }
}
