import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

/**
 * The files of a language: the name of each file and of its export, the file with the English texts and the name of its export.
 *
 * @type {readonly { folder: string, area: string, english: string, name: string }[]}
 */
export const areas = [
  ...[
    'account',
    'buttons',
    'login',
    'messages',
    'names',
    'onRamp',
    'pay',
    'replacement',
    'send',
    'siwx',
    'smartSessions',
    'swap',
  ].map((area) => ({ folder: 'packages/ui/src/copy', area, english: `${area}En`, name: `${area}En` })),
  { folder: 'packages/ui/src/copy', area: 'modal', english: 'en', name: 'en' },
  { folder: 'apps/login-frame/src/page/copy', area: 'frame', english: 'en', name: 'en' },
  { folder: 'apps/login-frame/src/page/copy', area: 'page', english: 'pageEn', name: 'pageEn' },
  {
    folder: 'apps/login-frame/src/page/copy',
    area: 'permissions',
    english: 'permissionEn',
    name: 'permissionEn',
  },
  { folder: 'apps/login-frame/src/page/copy', area: 'settings', english: 'settingsEn', name: 'settingsEn' },
]

/** The folders that have one folder per language. */
export const languageFolders = ['packages/ui/src/copy/languages', 'apps/login-frame/src/page/copy/languages']

/** Returns the languages that have a folder in both packages, and those that have it in one only. English has none. */
export function listLanguages() {
  const [modal = [], frame = []] = languageFolders.map((folder) => readdirSync(join(root, folder)).sort())
  return {
    complete: modal.filter((code) => frame.includes(code)),
    partial: [
      ...modal.filter((code) => !frame.includes(code)),
      ...frame.filter((code) => !modal.includes(code)),
    ],
  }
}
