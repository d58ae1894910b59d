export { pl } from '../../locales/pl.js'
