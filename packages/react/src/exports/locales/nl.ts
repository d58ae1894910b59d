export { nl } from '../../locales/nl.js'
