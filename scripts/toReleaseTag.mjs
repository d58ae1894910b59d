/**
 * Returns the tag of the registry under which versions are published: of the pre-releases, or `latest`.
 *
 * @param {{ mode: string, tag: string } | undefined} pre The content of `.changeset/pre.json`, if there is one. `mode: 'exit'`: the next versions are releases.
 */
export function toReleaseTag(pre) {
  return pre?.mode === 'pre' ? pre.tag : 'latest'
}
