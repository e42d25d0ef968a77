"""Who somebody is: passwords, tokens, and what each may do."""
