import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedLibraries } from '../checks/pack.mjs'
import { start } from '../processes.mjs'

/**
 * Publishes every package with the command of a release, `changeset publish`, and returns the versions of those that apps import, by name.
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
  const { exited } = start(['pnpm', 'exec', 'changeset', 'publish', '--no-git-tag'], {
    cwd: root,
    env: { npm_config_registry: url, npm_config_userconfig: config, npm_config_provenance: 'false' },
    onOutput(text) {
      output += text
    },
  })
  if ((await exited) !== 0) throw new Error(`changeset publish failed:\n${output}`)
  return Object.fromEntries(publishedLibraries(root).map(({ name, version }) => [name, version]))
}
