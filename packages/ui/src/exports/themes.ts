export { glass } from '../theme/presets/glass.js'
export { mono } from '../theme/presets/mono.js'
export { sharp } from '../theme/presets/sharp.js'
export { soft } from '../theme/presets/soft.js'
