import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Files that a new repository can have. They are kept. */
const kept: readonly string[] = ['.git', '.DS_Store', '.idea', '.vscode', 'LICENSE']

/** Returns why an app cannot be created in a folder, or `undefined` if it can. */
export function getFolderProblem(folder: string): string | undefined {
  const path = resolve(folder)
  if (!existsSync(path)) return undefined
  if (!statSync(path).isDirectory()) return `${folder} is a file. Choose another folder.`
  const files = readdirSync(path).filter((file) => !kept.includes(file))
  if (files.length === 0) return undefined
  const more = files.length > 3 ? ` and ${files.length - 3} more` : ''
  return `The folder ${folder} is not empty: it has ${files.slice(0, 3).join(', ')}${more}. Choose another one, or empty it first.`
}
