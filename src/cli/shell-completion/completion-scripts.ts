/**
 * The script with which each shell asks `judge __complete` for the words that fit. The answer is one candidate a line, with its meaning after
 * a tab; `:files` says that a file belongs there, and the shell completes those itself.
 */

/** Bash hands over the line as it was typed and gets every candidate quoted as it has to stand there; older ones have no compopt. */
const BASH = `# completion of judge for bash
_judge() {
  local line
  COMPREPLY=()
  compopt +o default 2>/dev/null
  while IFS= read -r line; do
    case $line in
      :files) compopt -o default 2>/dev/null ;;
      *) COMPREPLY+=("$line") ;;
    esac
  done < <(judge __complete bash "\${COMP_LINE:0:COMP_POINT}" "$COMP_TYPE" 2>/dev/null)
  # Rules stand in the order of the book, not of the alphabet.
  compopt -o nosort 2>/dev/null
  return 0
}
complete -o default -F _judge judge
`;

const ZSH = `#compdef judge
# completion of judge for zsh
_judge() {
  local value says files=0 width=0
  local -a values shown both
  while IFS=$'\\t' read -r value says; do
    case $value in
      (:files) files=1 ;;
      (?*)
        values+=("$value")
        shown+=("$says")
        (( \${#value} > width )) && width=\${#value} ;;
    esac
  done < <(judge __complete words "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)
  if (( files )); then
    compset -P 1 '--*='
    _files
    return
  fi
  (( \${#values} )) || return 1
  local at
  for (( at = 1; at <= \${#values}; at++ )); do
    if [[ -n $shown[at] ]]; then both+=("\${(r:width:)values[at]}  $shown[at]"); else both+=("$values[at]"); fi
  done
  # What fits was found without regard to case, so zsh has nothing more to sort out.
  compadd -U -l -V judge -d both -a values
}
if [[ $funcstack[1] == _judge ]]; then _judge "$@"; else compdef _judge judge; fi
`;

const FISH = `# completion of judge for fish
function __judge_complete
    set -l typed (commandline -pc)
    for line in (judge __complete fish "$typed" 2>/dev/null)
        if test "$line" = :files
            set -l word (commandline -ct)
            set -l flag (string match -r -- '^--[^=]*=' "$word")
            for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' "$word"))
                printf '%s%s\\n' "$flag" "$path"
            end
        else
            printf '%s\\n' "$line"
        end
    end
end
complete -c judge -e
complete -c judge -f -k -a '(__judge_complete)'
`;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
