import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/protocol/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // the compiler knows better
      complexity: ['error', { max: 12, variant: 'modified' }], // a switch is one branch
      'max-lines-per-function': ['error', { max: 40 }],
    },
  },
  {
    files: ['src/games/kazaam/draw/trunks.ts'], // data, with a function around each drawing
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'The content policy forbids style attributes; use style: directives.',
        },
      ],
      'svelte/prefer-svelte-reactivity': 'off', // state here is replaced, never mutated
      'svelte/no-at-html-tags': 'error',
      'svelte/no-navigation-without-resolve': 'off', // a rule for SvelteKit
    },
  },
)
