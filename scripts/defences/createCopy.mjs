import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a worktree of this repository, with its dependencies. It has the last commit and the uncommitted changes of tracked files.
 *
 * @returns {{ folder: string, remove: () => void }}
 */
export function createCopy() {
  const folder = join(mkdtempSync(join(tmpdir(), 'latchkit-defences-')), 'repository')
  const cwd = process.cwd()
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  function remove() {
    rmSync(join(folder, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
  // `git stash create` stores the changes in a commit that no branch has, and returns nothing without changes.
  git('worktree', 'add', '--detach', folder, git('stash', 'create') || 'HEAD')
  const parameters = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  try {
    execFileSync('pnpm', parameters, {
      cwd: folder,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
