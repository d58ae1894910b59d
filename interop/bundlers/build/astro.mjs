import { findWarnings, reportWarnings, run } from './report.mjs'

reportWarnings(findWarnings(run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' })))
