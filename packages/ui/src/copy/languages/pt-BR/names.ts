// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Brazilian Portuguese. */
export const names: NamesCopy = {
  choose: {
    title: 'Obtenha um nome',
    text: 'Um nome é mais fácil de ler do que um endereço. Outras pessoas podem enviar para ele, e os apps o mostram.',
    action: 'Escolher nome',
  },
  unavailable: {
    title: 'Nomes indisponíveis',
    text: 'Esta rede ou este app não tem nomes para registrar.',
  },
  label: 'Nome',
  placeholder: 'seunome',
  checks: {
    empty: 'Pelo menos 4 letras, números ou hífens.',
    'too-short': 'Pelo menos 4 caracteres.',
    'too-long': 'No máximo 64 caracteres.',
    characters: 'Somente letras de a a z, números e hífens entre eles.',
    checking: 'Verificando o nome',
    taken: 'Este nome já está em uso.',
    available: '{name} está disponível.',
    failed: 'Não foi possível buscar sugestões de nomes. Tente novamente.',
  },
  suggestions: 'Nomes disponíveis',
  register: 'Registrar nome',
  note: 'Você assina uma mensagem. Não custa nada.',
  declined: { title: 'Solicitação recusada', text: 'Nada foi registrado.' },
  failed: 'Não foi possível registrar {name}',
  failedText: 'Tente novamente em instantes.',
  none: { title: 'Nenhum registro', text: 'A conta mudou, ou nada está sendo registrado.' },
  signing: { title: 'Assine em {wallet}', text: 'Assine a mensagem com o seu nome. Não custa nada.' },
  registering: { title: 'Registrando {name}', text: 'Isso leva só um momento.' },
  registered: {
    title: '{name} é seu',
    text: 'Os apps o mostram para esta conta, e outras pessoas podem enviar para ele.',
    action: 'Começar',
  },
}
