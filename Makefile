VERBS := play test lint format types bench balance docs gallery clean help

.DEFAULT_GOAL := help
.PHONY: $(VERBS)

$(VERBS):
	@scripts/$@
