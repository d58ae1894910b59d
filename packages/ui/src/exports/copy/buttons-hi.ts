export { buttons as buttonsHi } from '../../copy/languages/hi/buttons.js'
