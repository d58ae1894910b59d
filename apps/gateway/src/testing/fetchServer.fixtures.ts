import { type DebianProgram, fetchDebian } from './fetchDebian.js'

/** Dependencies that need a running system, or are only used to compile queries. */
const without =
  /^(libllvm.*|perl.*|libperl.*|locales.*|systemd.*|adduser|debconf.*|ssl-cert|init-system-helpers|lsb-base|passwd|procps)$/

/** Downloads a Debian server. Root uses another cache, because the user that runs Postgres cannot read root's home. */
export function fetchServer(name: string): Promise<DebianProgram> {
  return fetchDebian(name, {
    without,
    cache: process.getuid?.() === 0 ? '/var/cache/latchkit' : undefined,
  })
}
