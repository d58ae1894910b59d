import { watch } from 'node:fs'

/**
 * Calls back after something in a folder has changed and has been quiet for 100 ms: editors and copies write in several
 * steps.
 *
 * @param onError Told where the folder is not watched, or no more; what was read of it stays as it is.
 * @returns Ends it.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  try {
    const watcher = watch(folder, { persistent: false }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, 100)
    })
    watcher.on('error', onError)
    return () => {
      clearTimeout(timer)
      watcher.close()
    }
  } catch (error) {
    // A system watches so many folders and no more.
    onError(error)
    return () => {}
  }
}
