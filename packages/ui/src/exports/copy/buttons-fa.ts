export { buttons as buttonsFa } from '../../copy/languages/fa/buttons.js'
