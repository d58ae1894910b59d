// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Korean. */
export const names: NamesCopy = {
  choose: {
    title: '이름 만들기',
    text: '이름은 주소보다 읽기 쉽습니다. 다른 사람이 이 이름으로 보낼 수 있고 앱에도 표시됩니다.',
    action: '이름 선택',
  },
  unavailable: {
    title: '이름을 사용할 수 없습니다',
    text: '이 네트워크나 이 앱에는 등록할 수 있는 이름이 없습니다.',
  },
  label: '이름',
  placeholder: 'yourname',
  checks: {
    empty: '영문자, 숫자, 하이픈으로 4자 이상 입력하세요.',
    'too-short': '4자 이상 입력하세요.',
    'too-long': '64자 이하로 입력하세요.',
    characters: 'a~z 영문자, 숫자와 그 사이의 하이픈만 사용할 수 있습니다.',
    checking: '이름을 확인하는 중',
    taken: '이미 사용 중인 이름입니다.',
    available: '{name} 이름을 사용할 수 있습니다.',
    failed: '추천 이름을 가져오지 못했습니다. 다시 시도하세요.',
  },
  suggestions: '사용할 수 있는 이름',
  register: '이름 등록',
  note: '메시지에 서명합니다. 비용은 들지 않습니다.',
  declined: { title: '요청이 거부되었습니다', text: '아무것도 등록되지 않았습니다.' },
  failed: '{name} 이름을 등록하지 못했습니다',
  failedText: '잠시 후 다시 시도하세요.',
  none: { title: '등록 없음', text: '계정이 바뀌었거나 등록 중인 이름이 없습니다.' },
  signing: {
    title: '{wallet}에서 서명하세요',
    text: '이름이 담긴 메시지에 서명하세요. 비용은 들지 않습니다.',
  },
  registering: { title: '{name} 등록 중', text: '잠시만 기다려 주세요.' },
  registered: {
    title: '{name} 이름을 등록했습니다',
    text: '앱에서 이 계정의 이름으로 표시되고, 다른 사람이 이 이름으로 보낼 수 있습니다.',
    action: '시작하기',
  },
}
