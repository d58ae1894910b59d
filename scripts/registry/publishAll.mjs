import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedLibraries } from '../checks/pack.mjs'
import { start } from '../processes.mjs'

/**
 * Publishes every package with the command of a release, `pnpm release`, and returns the versions of those that apps import, by name.
 *
 * @param {string} root
 * @param {string} folder Folder for the configuration.
 * @param {string} url The registry.
 * @returns {Promise<Record<string, string>>}
 */
export async function publishAll(root, folder, url) {
  const config = join(folder, 'publish.npmrc')
  // A client sends nothing to publish without a token. The registry accepts any.
  writeFileSync(config, `registry=${url}\n${url.replace('http:', '')}:_authToken=local\n`)
  let output = ''
  const { exited } = start([process.execPath, 'scripts/release.mjs', '--no-git-tag'], {
    cwd: root,
    env: { npm_config_registry: url, npm_config_userconfig: config, npm_config_provenance: 'false' },
    onOutput(text) {
      output += text
    },
  })
  if ((await exited) !== 0) throw new Error(`The release failed:\n${output}`)
  const { 'dist-tags': tags } = await (await fetch(new URL('create-latchkit', url))).json()
  if (!tags?.rc) throw new Error(`create-latchkit@rc is not on the registry: ${JSON.stringify(tags)}`)
  return Object.fromEntries(publishedLibraries(root).map(({ name, version }) => [name, version]))
}
