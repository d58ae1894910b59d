export { buttons as buttonsNl } from '../../copy/languages/nl/buttons.js'
