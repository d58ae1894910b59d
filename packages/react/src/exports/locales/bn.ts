export { bn } from '../../locales/bn.js'
