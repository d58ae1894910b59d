import { type DebianProgram, fetchDebian } from '../debian/fetchDebian.js'

/** What needs a running system, or is only for compiling queries. */
const without =
  /^(libllvm.*|perl.*|libperl.*|locales.*|systemd.*|adduser|debconf.*|ssl-cert|init-system-helpers|lsb-base|passwd|procps)$/

/** Fetches a server of Debian's. Root's home is closed to the user that Postgres runs as, so root's are kept elsewhere. */
export function fetchServer(name: string): Promise<DebianProgram> {
  return fetchDebian(name, {
    without,
    cache: process.getuid?.() === 0 ? '/var/cache/latchkit' : undefined,
  })
}
